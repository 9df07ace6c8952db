package org.openjdk.jmh.comparison;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.function.Consumer;
import org.openjdk.jmh.results.compared.ResultComparison;
import org.openjdk.jmh.results.reports.ComparisonReport;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.util.FileFailure;

/** Reports on comparisons; checked before anything is measured, and written in place of nothing that is needed. */
public final class ReportFiles {

    private ReportFiles() {
    }

    /**
     * Checks that files are in a folder.
     *
     * @param reports names of the files
     * @throws ComparisonException if one is a folder, or in none
     */
    public static void check(Collection<String> reports) throws ComparisonException {
        for (String report : reports) {
            Path file = path(report).toAbsolutePath();
            if (Files.isDirectory(file)) {
                throw cannotBeWritten(report, "it is a folder");
            }
            if (!Files.isDirectory(file.getParent())) {
                throw cannotBeWritten(report, "there is no folder " + Paths.get(report).getParent());
            }
        }
    }

    /** What stands in reports. */
    public interface Content {

        /**
         * Writes a report.
         *
         * @param report name of the file, whose end says how
         * @param writer takes the text
         * @throws IOException if it cannot be written
         */
        void write(String report, Writer writer) throws IOException;
    }

    /**
     * Writes reports.
     *
     * @param comparison to write about
     * @param gate       what counts as failed
     * @param reports    names of the files
     * @param out        takes a line for each
     * @throws ComparisonException if one cannot be written
     */
    public static void write(ResultComparison comparison, Gate gate, Collection<String> reports, Consumer<String> out)
            throws ComparisonException {
        write(reports, "Comparison is", (report, writer) -> ComparisonReport.of(report).write(comparison, gate, writer),
                out);
    }

    /**
     * Writes reports of any kind.
     *
     * @param reports names of the files
     * @param what    the begin of a sentence that goes on with "written"
     * @param content writes each of them
     * @param out     takes a line for each
     * @throws ComparisonException if one cannot be written
     */
    public static void write(Collection<String> reports, String what, Content content, Consumer<String> out)
            throws ComparisonException {
        for (String report : reports) {
            try (Writer writer = Files.newBufferedWriter(Paths.get(report), StandardCharsets.UTF_8)) {
                content.write(report, writer);
            } catch (IOException e) {
                throw cannotBeWritten(report, FileFailure.reason(e));
            }
            out.accept("# " + what + " written to " + report);
        }
    }

    private static Path path(String report) throws ComparisonException {
        try {
            return Paths.get(report);
        } catch (InvalidPathException e) {
            throw cannotBeWritten(report, e.getReason());
        }
    }

    /**
     * Checks that no report replaces results.
     *
     * @param reports names of the files
     * @param results files with results
     * @throws ComparisonException if one does
     */
    static void checkApart(Collection<String> reports, Collection<Path> results) throws ComparisonException {
        for (String report : reports) {
            Path file = path(report);
            if (results.stream().anyMatch(result -> areSame(result, file))) {
                throw cannotBeWritten(report, "it is a file of results, which the report would replace");
            }
        }
    }

    /**
     * Whether two paths lead to one file.
     *
     * @param one   of them; the file need not exist
     * @param other of them
     * @return also where one is a link to the other
     */
    public static boolean areSame(Path one, Path other) {
        try {
            return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize())
                    || Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }

    private static ComparisonException cannotBeWritten(String report, String cause) {
        return new ComparisonException("The report " + report + " cannot be written: " + cause);
    }
}
