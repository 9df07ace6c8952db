package org.openjdk.jmh.budget;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Collection;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Defaults;
import org.openjdk.jmh.runner.options.Options;

/**
 * Measures how long the end of a run with many forks takes: formats all results as for the result file, without writing
 * them.
 */
final class ReportRehearsal {

    private static final double NANOS = TimeUnit.SECONDS.toNanos(1);

    private ReportRehearsal() {
    }

    /** Returns the seconds of one pass through the results. */
    static double secondsOfOnePass(Collection<RunResult> results, Options options) {
        long start = System.nanoTime();
        Collection<RunResult> sorted = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        sorted.addAll(results);
        ResultFormatType format = options.getResultFormat().orElse(Defaults.RESULT_FORMAT);
        try (PrintStream nowhere = new PrintStream(new Nowhere())) {
            ResultFormatFactory.getInstance(format, nowhere).writeOut(sorted);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // The format does not support some results, which is reported when they are written.
        }
        return (System.nanoTime() - start) / NANOS;
    }

    private static final class Nowhere extends OutputStream {

        @Override
        public void write(int character) {
            // Discards the text: only formatting is measured.
        }

        @Override
        public void write(byte[] text, int offset, int length) {
            // As above.
        }
    }
}
