package org.openjdk.jmh.comparison;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;

/** Checks before anything is measured that reports can be written, and in place of nothing that is needed. */
final class ReportFiles {

    private ReportFiles() {
    }

    /**
     * Checks that files are in a folder.
     *
     * @param reports names of the files
     * @throws ComparisonException if one is a folder, or in none
     */
    static void check(Collection<String> reports) throws ComparisonException {
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

    /** Whether two paths lead to one file, which need not exist. */
    static boolean areSame(Path one, Path other) {
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
