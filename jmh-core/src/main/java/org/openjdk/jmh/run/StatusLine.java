package org.openjdk.jmh.run;

import java.io.Console;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.util.ShutdownHook;

/**
 * A line at the bottom of a terminal, removed before each output and drawn again after it. Thread-safe.
 *
 * <p>Output may end in the middle of a line, at an unknown column. So the cursor moves down and up again, which scrolls
 * at the end of the screen; then its position is saved, the line is drawn, and the position is restored. All current
 * terminals support these VT100 sequences.
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
    private IterationListener iterations = (params, number) -> {
    };
    private Supplier<String> text;
    private boolean closed;
    private boolean ticks;
    private Thread clock;

    /** Receives the beginning of each iteration that a run prints. */
    public interface IterationListener {

        /** Called when an iteration begins; numbers start with 1. */
        void iterationStarts(IterationParams params, int number);
    }

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

    /** The console of Java 22 and later may exist without a terminal. */
    private static boolean isTerminal(Console console) {
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    /** Sets the source of the text; null removes the line. A signal that ends the run removes it, too. */
    public synchronized void show(Supplier<String> current) {
        erase();
        watch(text == null && current != null, text != null && current == null);
        text = current;
        draw();
    }

    /** Starts a step, and shows it if the standard output is a terminal. */
    public void show(String step, LiveProgress live) {
        live.startStep(step);
        if (isPossible()) {
            show(live::text);
        }
    }

    /** Sets the listener to iterations printed by formats {@link #below} this line. */
    public synchronized void watchIterations(IterationListener listener) {
        iterations = listener;
    }

    /** Redraws the line each second. Only for runs whose measurements this VM's work does not disturb. */
    public synchronized void tick() {
        ticks = true;
    }

    private void drawEachSecond() {
        try {
            while (true) {
                Thread.sleep(TimeUnit.SECONDS.toMillis(1));
                synchronized (this) {
                    draw();
                }
            }
        } catch (InterruptedException e) {
            // The line was removed.
            Thread.currentThread().interrupt();
        }
    }

    private void startClock() {
        clock = new Thread(this::drawEachSecond, "jmh-status-line");
        clock.setDaemon(true);
        clock.start();
    }

    private void watch(boolean begins, boolean ends) {
        if (begins) {
            end = new ShutdownHook("jmh-status-line", this::close);
            if (ticks) {
                startClock();
            }
        } else if (ends) {
            end.close();
            if (clock != null) {
                clock.interrupt();
            }
        }
        closed |= end != null && end.hasBegun();
    }

    /** Removes the line permanently. */
    public synchronized void close() {
        erase();
        closed = true;
    }

    public synchronized void above(Runnable printing) {
        erase();
        printing.run();
        draw();
    }

    /** Returns a format that prints above this line. */
    public OutputFormat below(OutputFormat format) {
        return (OutputFormat) Proxy.newProxyInstance(OutputFormat.class.getClassLoader(),
                new Class<?>[] {OutputFormat.class}, (proxy, method, arguments) -> print(format, method, arguments));
    }

    private synchronized Object print(OutputFormat format, Method method, Object[] arguments) throws Throwable {
        erase();
        if (method.getName().equals("iteration")) {
            iterations.iterationStarts((IterationParams) arguments[1], (Integer) arguments[2]);
        }
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

    /** Truncates the text: a line that wraps could not be erased. */
    private String line() {
        String line = text.get();
        return line.substring(0, Math.min(line.length(), WIDTH));
    }
}
