package org.openjdk.jmh.mutate.tests.worker;

import java.io.IOException;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ISourceFileCoverage;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;

/** Records executed lines with JaCoCo. */
final class LineCoverage {

    private final RuntimeData executed = new RuntimeData();
    private final Instrumenter instrumenter;

    LineCoverage() throws Exception {
        LoggerRuntime runtime = new LoggerRuntime();
        runtime.startup(executed);
        instrumenter = new Instrumenter(runtime);
    }

    byte[] instrument(byte[] classFile, String name) throws IOException {
        return instrumenter.instrument(classFile, name);
    }

    /**
     * Returns the numbers, separated by commas, of the lines executed since the last call, by source file with the path
     * of its package. The given classes are the uninstrumented ones.
     */
    Map<String, String> lines(Map<String, byte[]> classes) throws IOException {
        ExecutionDataStore data = new ExecutionDataStore();
        executed.collect(data, new SessionInfoStore(), false);
        CoverageBuilder builder = new CoverageBuilder();
        Analyzer analyzer = new Analyzer(data, builder);
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            analyzer.analyzeClass(each.getValue(), each.getKey());
        }
        // Copy first: the store shares its arrays with what reset() clears.
        executed.reset();
        Map<String, String> lines = new TreeMap<>();
        for (ISourceFileCoverage source : builder.getSourceFiles()) {
            StringJoiner covered = new StringJoiner(",");
            for (int line = source.getFirstLine(); line >= 0 && line <= source.getLastLine(); line++) {
                int status = source.getLine(line).getStatus();
                if (status == ICounter.FULLY_COVERED || status == ICounter.PARTLY_COVERED) {
                    covered.add(Integer.toString(line));
                }
            }
            if (covered.length() > 0) {
                String folder = source.getPackageName().isEmpty() ? "" : source.getPackageName() + "/";
                lines.put(folder + source.getName(), covered.toString());
            }
        }
        return lines;
    }
}
