package org.openjdk.jmh.results.stored;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.results.json.ResultReader;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * The results of this run, also as they would be stored, so that nothing depends on whether there is a file in between.
 * They are
 * converted once, on first use.
 */
public final class MeasuredResults {

    private static final String NAME = "this run";

    private final Collection<RunResult> results;
    private List<StoredResult> stored;
    private ResultSide side;

    /**
     * Takes the results of a run.
     *
     * @param results all of them
     */
    public MeasuredResults(Collection<RunResult> results) {
        this.results = results;
    }

    /**
     * Takes the candidate's results of a run of two sides, which are measured by the JMH of that side.
     *
     * @param candidate all of them
     * @return results that are known as one side only
     */
    public static MeasuredResults ofSide(ResultSide candidate) {
        MeasuredResults results = new MeasuredResults(Collections.emptyList());
        results.side = candidate;
        return results;
    }

    /** Returns the benchmarks that have a result: qualified names of methods. */
    public Set<String> benchmarks() {
        Set<String> names = results.stream().map(result -> result.getParams().getBenchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (results.isEmpty() && side != null) {
            side.keys().forEach(key -> names.add(key.benchmark()));
        }
        return names;
    }

    /** Returns the results as they were measured: all of them; none of a run of two sides. */
    public Collection<RunResult> measured() {
        return Collections.unmodifiableCollection(results);
    }

    /**
     * The results as they would be stored.
     *
     * @return as many, in the same order
     * @throws ComparisonException if they cannot be read as they would be written
     */
    public List<StoredResult> stored() throws ComparisonException {
        if (stored == null) {
            stored = converted();
        }
        return Collections.unmodifiableList(stored);
    }

    /**
     * The results as one side of a comparison.
     *
     * @return the same each time
     * @throws ComparisonException if they cannot be read as they would be written
     */
    public ResultSide side() throws ComparisonException {
        if (side == null) {
            ResultSide all = new ResultSide(NAME);
            stored().forEach(all::add);
            side = all;
        }
        return side;
    }

    private List<StoredResult> converted() throws ComparisonException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8.name())) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(results);
            out.flush();
            List<StoredResult> read = new ArrayList<>();
            try (ResultReader reader = new ResultReader(new ByteArrayInputStream(bytes.toByteArray()), NAME)) {
                for (StoredResult result = reader.next(); result != null; result = reader.next()) {
                    read.add(result);
                }
            }
            return read;
        } catch (IOException e) {
            throw new ComparisonException(e.getMessage());
        }
    }
}
