package org.openjdk.jmh.comparison;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.stored.ResultReader;
import org.openjdk.jmh.results.stored.StoredResult;

/** What was just measured, as it would be stored: so that nothing depends on whether there is a file in between. */
public final class MeasuredResults {

    private MeasuredResults() {
    }

    /**
     * Converts results.
     *
     * @param results of a run
     * @return as many, in the same order
     * @throws ComparisonException if they cannot be read as they would be written
     */
    public static List<StoredResult> of(Collection<RunResult> results) throws ComparisonException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8.name())) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
            out.flush();
            List<StoredResult> stored = new ArrayList<>();
            try (ResultReader reader = new ResultReader(new ByteArrayInputStream(bytes.toByteArray()), "this run")) {
                for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                    stored.add(result);
                }
            }
            return stored;
        } catch (IOException e) {
            throw new ComparisonException(e.getMessage());
        }
    }
}
