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
 * The results of this run, also in their stored form, so that reports do not depend on whether a file is written. They
 * are converted once, on first use.
 */
public final class MeasuredResults {

    private static final String NAME = "this run";

    private final Collection<RunResult> results;
    private List<StoredResult> stored;
    private ResultSide side;

    public MeasuredResults(Collection<RunResult> results) {
        this.results = results;
    }

    /**
     * Returns the candidate's results of a run of two sides, which the JMH of that side measured. They have no {@link
     * #measured} form.
     */
    public static MeasuredResults ofSide(ResultSide candidate) {
        MeasuredResults results = new MeasuredResults(Collections.emptyList());
        results.side = candidate;
        return results;
    }

    /** Returns the qualified names of the benchmarks with a result. */
    public Set<String> benchmarks() {
        Set<String> names = results.stream().map(result -> result.getParams().getBenchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (results.isEmpty() && side != null) {
            side.keys().forEach(key -> names.add(key.benchmark()));
        }
        return names;
    }

    /** Returns the results as they were measured; none of a run of two sides. */
    public Collection<RunResult> measured() {
        return Collections.unmodifiableCollection(results);
    }

    /** Returns the results in their stored form, in the same order. Throws if they cannot be read back. */
    public List<StoredResult> stored() throws ComparisonException {
        if (stored == null) {
            stored = converted();
        }
        return Collections.unmodifiableList(stored);
    }

    /**
     * Returns the results as one side of a comparison, the same object each time. Throws if they cannot be read back.
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
