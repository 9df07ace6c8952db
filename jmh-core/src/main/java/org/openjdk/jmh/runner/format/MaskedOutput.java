package org.openjdk.jmh.runner.format;

import java.util.Collection;
import org.openjdk.jmh.dynreconf.text.Secrets;

/** Hooks of the console output that mask secrets in the arguments of VMs, since logs of builds are widely readable. */
final class MaskedOutput {

    private MaskedOutput() {
    }

    static Collection<String> masked(Collection<String> arguments) {
        return Secrets.masked(arguments);
    }

    /** Masks a line of verbose output, such as the command of a fork. */
    static String line(String line) {
        return Secrets.masked(line);
    }
}
