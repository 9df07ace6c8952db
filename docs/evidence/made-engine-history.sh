#!/usr/bin/env bash
# Makes a Maven project in a folder whose history is real: that of this project's engine, jmh-dynreconf, in the last commits
# up to 276e3fdb that changed it. From one of them on, its densities are smoothed 8, 16 or 32 times more than needed,
# which makes the criterion kld twice as slow and more. The second argument, a number, says how many commits there
# are (40 to 80), which of them it is, and how much slower. Prints the commit. Packages have another name, so that the
# engine does not meet the one that is in JMH.
set -euo pipefail
sources="$(cd "$(dirname "$0")/../.." && pwd)"
folder=$1
number=$2
code=jmh-dynreconf/src/main/java
density=src/main/java/org/example/engine/statistics/GridDensity.java

RANDOM=$number
count=$((40 + RANDOM % 41))
changed=$((2 + RANDOM % (count - 2)))
again=$((8 << (number % 3)))

mkdir "$folder"
cd "$folder"
git init -q -b main
echo target/ > .gitignore
cat > pom.xml <<'POM'
<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
    <modelVersion>4.0.0</modelVersion>
    <groupId>org.example</groupId>
    <artifactId>engine</artifactId>
    <version>1.0-SNAPSHOT</version>
    <properties>
        <maven.compiler.release>17</maven.compiler.release>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    </properties>
    <dependencies>
        <dependency>
            <groupId>org.apache.commons</groupId>
            <artifactId>commons-math3</artifactId>
            <version>3.6.1</version>
        </dependency>
        <dependency>
            <groupId>org.jspecify</groupId>
            <artifactId>jspecify</artifactId>
            <version>1.0.0</version>
            <scope>provided</scope>
        </dependency>
        <dependency>
            <groupId>org.openjdk.jmh</groupId>
            <artifactId>jmh-core</artifactId>
            <version>1.37</version>
            <scope>test</scope>
        </dependency>
        <dependency>
            <groupId>org.openjdk.jmh</groupId>
            <artifactId>jmh-generator-annprocess</artifactId>
            <version>1.37</version>
            <scope>test</scope>
        </dependency>
    </dependencies>
    <build>
        <pluginManagement>
            <plugins>
                <plugin>
                    <artifactId>maven-compiler-plugin</artifactId>
                    <version>3.13.0</version>
                </plugin>
                <plugin>
                    <artifactId>maven-resources-plugin</artifactId>
                    <version>3.3.1</version>
                </plugin>
            </plugins>
        </pluginManagement>
    </build>
</project>
POM

place=0
git -C "$sources" log --reverse --format=%h $(git -C "$sources" log --format=%h -n "$count" 276e3fdb -- $code | tail -1)^..276e3fdb -- $code |
while read -r revision; do
    place=$((place + 1))
    rm -rf src
    git -C "$sources" archive "$revision" $code | tar x --strip-components=1
    mkdir -p src/main/java/org/example
    mv src/main/java/org/openjdk/jmh/dynreconf src/main/java/org/example/engine
    rm -r src/main/java/org/openjdk
    find src -name '*.java' -exec sed -i 's/org\.openjdk\.jmh\.dynreconf/org.example.engine/g' {} +
    if [ $place -ge $changed ]; then
        for _ in $(seq $again); do
            sed -i '0,/^        convolve(width/s|^        convolve(width.*|&\n&|' $density
        done
    fi
    git add -A
    git -c user.name=maker -c user.email=maker@example.org commit -q --allow-empty \
        -m "$(git -C "$sources" log -1 --format=%s "$revision")"
    [ $place != 1 ] || git tag good
    if [ $place = $changed ]; then
        git tag slower
        echo "$(git rev-parse --short HEAD), commit $changed of $count, smooths $again times more"
    fi
done

mkdir -p src/test/java/org/example
cat > src/test/java/org/example/KldBenchmark.java <<'JAVA'
package org.example;

import java.util.concurrent.TimeUnit;
import org.example.engine.Checkpoint;
import org.example.engine.ReconfigurationSession;
import org.example.engine.ReconfigurationSettings;
import org.example.engine.criteria.catalog.StabilityCriteria;
import org.example.engine.measurement.ForkRole;
import org.example.engine.measurement.Iteration;
import org.example.engine.measurement.Sample;
import org.openjdk.jmh.annotations.*;

/** The criterion kld judges each iteration of a warmup. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class KldBenchmark {

    private static final int ITERATIONS = 60;

    @Benchmark
    public Checkpoint warmup() {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("kld")).warmupIterations(0, 1000).forks(0, 1000).seed(42)
                .build());
        session.startFork(ForkRole.measured());
        Checkpoint last = null;
        for (int i = 0; i < ITERATIONS; i++) {
            double level = 5000 * (1 + Math.exp(-i / 10.0));
            session.warmupIteration(Iteration.of(Sample.of(level, level * 1.01, level * 1.03, level * 0.98))
                    .withSeconds(1));
            last = session.mayWarmupEnd();
        }
        return last;
    }
}
JAVA
