package org.openjdk.jmh.results.stored;

import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;

/** Returns the command that started this VM, for pages that show it. */
public final class TypedCommand {

    private TypedCommand() {
    }

    /**
     * Returns the command with secrets masked, empty if the VM does not provide it or another program set the options.
     */
    public static String of(Options options) {
        String typed = System.getProperty("sun.java.command", "");
        if (typed.isEmpty() || !(options instanceof CommandLineOptions)) {
            return "";
        }
        return (typed.split(" ", 2)[0].endsWith(".jar") ? "java -jar " : "java ") + Secrets.masked(typed);
    }
}
