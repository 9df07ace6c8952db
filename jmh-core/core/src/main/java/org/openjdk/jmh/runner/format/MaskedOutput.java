package org.openjdk.jmh.runner.format;

import java.util.Collection;
import org.openjdk.jmh.dynreconf.text.Secrets;

/** Hooks of the console: arguments of virtual machines may hold what nobody should read in the log of a build. */
final class MaskedOutput {

    private MaskedOutput() {
    }

    static Collection<String> masked(Collection<String> arguments) {
        return Secrets.masked(arguments);
    }

    /** Of what is told to those who want to know more, such as the command of a fork. */
    static String line(String line) {
        return Secrets.masked(line);
    }
}
