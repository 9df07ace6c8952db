package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** Lists the names with a meaning of their own everywhere in a formula. */
final class Keywords {

    private static final Set<String> ALL = Collections.unmodifiableSet(new HashSet<>(
            Arrays.asList("and", "or", "not", "implies", "forall", "exists", "in", "within")));

    private Keywords() {
    }

    static boolean contains(String name) {
        return ALL.contains(name);
    }
}
