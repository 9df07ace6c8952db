package org.openjdk.jmh.bytecode.selection;

import java.util.Optional;
import org.openjdk.jmh.bytecode.code.CodeBase;

/** Finds the class that JMH generated for a benchmark. */
final class Stubs {

    /** The folder of generated classes, below the package of the benchmark. */
    static final String FOLDER = "jmh_generated/";

    private Stubs() {
    }

    /**
     * Finds a stub by JMH's naming scheme: {@code pkg.Outer.Inner.method} has {@code
     * pkg.jmh_generated.Outer_Inner_method_jmhTest}.
     */
    static Optional<String> find(CodeBase code, String benchmark) {
        String[] parts = benchmark.split("\\.");
        for (int type = parts.length - 2; type >= 0; type--) {
            StringBuilder name = new StringBuilder();
            for (int i = 0; i < type; i++) {
                name.append(parts[i]).append('/');
            }
            name.append(FOLDER);
            for (int i = type; i < parts.length; i++) {
                name.append(parts[i]).append('_');
            }
            name.append("jmhTest");
            if (code.find(name.toString()) != null) {
                return Optional.of(name.toString());
            }
        }
        return Optional.empty();
    }
}
