package org.openjdk.jmh.run;

import java.io.Console;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Locale;
import java.util.function.Supplier;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * A line at the bottom of a terminal. It is removed before each output and drawn again after it.
 *
 * <p>Output may end in the middle of a line, and its column is unknown. So the cursor moves down and up again, which
 * scrolls at the
 * end of the screen; then its position is saved and restored after the line is drawn. All current terminals understand
 * these
 * VT100 sequences.
 */
public final class StatusLine {

    private static final int WIDTH = 79;
    private static final String ESCAPE = "\u001b";
    private static final String MAKE_ROOM = ESCAPE + "D" + ESCAPE + "M";
    private static final String REMEMBER = ESCAPE + "7";
    private static final String RETURN = ESCAPE + "8";
    private static final String NEXT_LINE = ESCAPE + "[B\r";
    private static final String ERASE = ESCAPE + "[K";

    private final PrintStream terminal;
    private ShutdownHook end;
    private Supplier<String> text;
    private boolean closed;

    public StatusLine(PrintStream terminal) {
        this.terminal = terminal;
    }

    /** Returns whether the standard output is a terminal that understands VT100 sequences. */
    @SuppressWarnings("SystemConsoleNull") // of newer versions, the console is asked
    public static boolean isPossible() {
        String type = System.getenv("TERM");
        boolean understands = type != null && !type.isEmpty() && !type.equals("dumb")
                && !System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return understands && System.console() != null && isTerminal(System.console());
    }

    /** Java 22 and later have a console without a terminal, too. */
    private static boolean isTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** Sets the source of the text; null for none. A signal that ends the run removes the line as well. */
    public synchronized void show(Supplier<String> current) {
        erase();
        watch(text == null && current != null, text != null && current == null);
        text = current;
        draw();
    }

    private void watch(boolean begins, boolean ends) {
        if (begins) {
            end = new ShutdownHook("jmh-status-line", this::close);
        } else if (ends) {
            end.close();
        }
        closed |= end != null && end.hasBegun();
    }

    /** Removes the line for good. */
    public synchronized void close() {
        erase();
        closed = true;
    }

    /** Returns a format that prints above this line. */
    public OutputFormat below(OutputFormat format) {
        return (OutputFormat) Proxy.newProxyInstance(OutputFormat.class.getClassLoader(),
                new Class<?>[] {OutputFormat.class}, (proxy, method, arguments) -> print(format, method, arguments));
    }

    private synchronized Object print(OutputFormat format, Method method, Object[] arguments) throws Throwable {
        erase();
        try {
            return method.invoke(format, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } finally {
            format.flush();
            draw();
        }
    }

    private void erase() {
        if (text != null && !closed) {
            terminal.print(REMEMBER + NEXT_LINE + ERASE + RETURN);
            terminal.flush();
        }
    }

    private void draw() {
        if (text != null && !closed) {
            terminal.print(MAKE_ROOM + REMEMBER + NEXT_LINE + ERASE + line() + RETURN);
            terminal.flush();
        }
    }

    /** A line that wraps would be two. */
    private String line() {
        String line = text.get();
        return line.substring(0, Math.min(line.length(), WIDTH));
    }
}
