package org.openjdk.jmh.results.stored;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.function.Consumer;
import org.openjdk.jmh.files.OutputFile;
import org.openjdk.jmh.results.comparison.ResultComparison;
import org.openjdk.jmh.results.json.PrintableWriter;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.util.FileFailure;

/** Report files, which are checked before anything is measured and replaced atomically. */
public final class ReportFiles {

    private ReportFiles() {
    }

    /** Checks that files can be written, without changing them. */
    public static void check(Collection<String> reports) throws ComparisonException {
        for (String report : reports) {
            file(report);
        }
    }

    public interface Content {

        /** Writes a report; the suffix of its name is the format. */
        void write(String report, Writer writer) throws IOException;
    }

    /** Writes reports on a comparison, of which the gate determines the failed verdicts, and prints a line for each. */
    public static void write(ResultComparison comparison, Gate gate, Collection<String> reports, Consumer<String> out)
            throws ComparisonException {
        write(reports, "Comparison is", (report, writer) -> ComparisonReport.of(report).write(comparison, gate, writer),
                out);
    }

    /** Writes reports of any kind, and prints a line for each: {@code what}, continued with "written". */
    public static void write(Collection<String> reports, String what, Content content, Consumer<String> out)
            throws ComparisonException {
        for (String report : reports) {
            try {
                file(report).write(target -> {
                    Writer writer = new BufferedWriter(
                            new PrintableWriter(new OutputStreamWriter(target, StandardCharsets.UTF_8)));
                    content.write(report, writer);
                    writer.flush();
                });
            } catch (IOException e) {
                throw cannotBeWritten(report, FileFailure.reason(e));
            }
            out.accept("# " + what + " written to " + report);
        }
    }

    private static OutputFile file(String report) throws ComparisonException {
        try {
            return OutputFile.of(Paths.get(report));
        } catch (IOException e) {
            throw cannotBeWritten(report, FileFailure.reason(e));
        } catch (InvalidPathException e) {
            throw cannotBeWritten(report, e.getReason());
        }
    }

    private static ComparisonException cannotBeWritten(String report, String cause) {
        return new ComparisonException("The report " + report + " cannot be written: " + cause);
    }
}
