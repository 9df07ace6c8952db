#!/usr/bin/env bash
# Makes a Maven project with a history of 40 commits in a folder: the library of the plugin's tests. One commit, whose number
# is the second argument, makes Digits.sum slower; of the others, each third changes nothing but prose, each third a class
# that the benchmark does not reach, each third the method itself, without an effect on its time. Commits 11 and 12 do not
# compile.
set -euo pipefail
sources="$(cd "$(dirname "$0")/../.." && pwd)/jmh-core/jmh-maven-plugin/src/it/library"
folder=$1
slower=${2:-27}

cp -r "$sources" "$folder"
cd "$folder"
git init -q -b main
echo target/ > .gitignore
digits=src/main/java/org/example/Digits.java

commit() {
    git add -A
    git -c user.name=maker -c user.email=maker@example.org commit -qm "$1"
}

commit "the library"
git tag good
for number in $(seq 1 40); do
    if [ "$number" = "$slower" ]; then
        sed -i 's|return sum;|return sum + rest(number);|; $d' $digits
        printf '\n    private static int rest(long number) {\n        int rest = 0;\n' >> $digits
        printf '        for (long left = number; left > 0; left = left / 2) {\n            rest += left %% 3 == 2 ? 1 : 0;\n' >> $digits
        printf '        }\n        return rest;\n    }\n}\n' >> $digits
        commit "Count what is left over"
    elif [ "$number" = 11 ]; then
        echo "broken" >> $digits
        commit "Begin something"
    elif [ "$number" = 12 ]; then
        echo "Begun." >> README.md
        commit "Go on with it"
    elif [ "$number" = 13 ]; then
        sed -i '/^broken/d' $digits
        commit "Undo it"
    elif [ $((number % 3)) = 0 ]; then
        echo "Line $number." >> README.md
        commit "Explain $number"
    elif [ $((number % 3)) = 1 ]; then
        printf 'package org.example;\n\n/** Nobody measures it. */\nfinal class Words {\n    static final int COUNT = %s;\n}\n' \
            "$number" > src/main/java/org/example/Words.java
        commit "Have $number words"
    else
        sed -i "s|if (number == .*||; s|int sum = 0;|if (number == -$number) { return 0; }\n        int sum = 0;|" $digits
        commit "Handle -$number"
    fi
done
