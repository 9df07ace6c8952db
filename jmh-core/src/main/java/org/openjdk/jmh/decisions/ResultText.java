package org.openjdk.jmh.decisions;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.openjdk.jmh.precision.ResultPrecision;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Percent;

/**
 * Formats the result of a dynamic benchmark as upstream does, but with the error between forks. Upstream's 99.9 %
 * interval of all iterations treats the iterations of a fork as independent.
 */
final class ResultText {

    private static final Pattern ERROR = Pattern.compile(" \u00b1\\(99\\.9%\\) +\\S+");
    private static final Pattern INTERVAL = Pattern.compile("(?m)^ +CI \\(99\\.9%\\).*\\R");

    private ResultText() {
    }

    static String of(BenchmarkResult result, ResultPrecision precision) {
        String error = precision.isKnown() ? " \u00b1 " + Percent.of(precision.halfWidth()) : "";
        String text = INTERVAL.matcher(upstreams(result)).replaceAll("");
        return ERROR.matcher(ERROR.matcher(text).replaceFirst(error)).replaceAll("");
    }

    private static String upstreams(BenchmarkResult result) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8.name())) {
            OutputFormatFactory.createFormatInstance(out, VerboseMode.NORMAL).endBenchmark(result);
            out.flush();
            return bytes.toString(StandardCharsets.UTF_8.name());
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
    }
}
