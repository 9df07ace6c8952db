package org.openjdk.jmh.production.support;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import org.openjdk.jmh.production.commands.ReportCommand;
import org.openjdk.jmh.production.commands.SettingsCommand;
import org.openjdk.jmh.production.commands.ToolCommandLine;

/** A finished run of the tool. */
public record Tool(int code, String out, String error) {

    public static Tool report(Object... arguments) {
        return run(new ReportCommand(), arguments);
    }

    public static Tool settings(Object... arguments) {
        return run(new SettingsCommand(), arguments);
    }

    private static Tool run(Object command, Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter error = new StringWriter();
        String[] texts = Arrays.stream(arguments).map(Object::toString).toArray(String[]::new);
        int code = ToolCommandLine.of(command).setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(error, true))
                .execute(texts);
        return new Tool(code, out.toString(), error.toString());
    }

    /** Returns output and errors without line breaks. */
    public String words() {
        return (out + error).replaceAll("\\s*\\n#?\\s*", " ");
    }
}
