package org.openjdk.jmh.runner.format;

import java.util.Collection;
import org.openjdk.jmh.dynreconf.text.Secrets;

/** Hooks of the console output that mask secrets in arguments of VMs, because build logs are widely readable. */
final class MaskedOutput {

    private MaskedOutput() {
    }

    static Collection<String> masked(Collection<String> arguments) {
        return Secrets.masked(arguments);
    }

    static String line(String line) {
        return Secrets.masked(line);
    }
}
