package org.openjdk.jmh.samples.reconfiguration;

import java.util.concurrent.TimeUnit;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A benchmark that warms up slowly: Rhino, a JavaScript engine, parses and interprets a script. This involves so much
 * code that the JIT compilers are busy for many iterations.
 *
 * <pre>
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_12 -dynamic
 * java -jar jmh-samples/target/benchmarks.jar Reconfig_12 -wi 2 -w 100ms -i 10 -r 200ms
 * </pre>
 *
 * <p>In the first run, the score falls from iteration to iteration while the measurement slides. The second run is
 * static, and its warmup is too short: its score mixes warm and cold iterations.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 60, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class Reconfig_12_SlowWarmup {

    private static final String SCRIPT = String.join("\n",
            "function collatz(n) {",
            "  var steps = 0;",
            "  while (n != 1) {",
            "    n = n % 2 == 0 ? n / 2 : 3 * n + 1;",
            "    steps++;",
            "  }",
            "  return steps;",
            "}",
            "var longest = { start: 0, steps: -1 };",
            "for (var start = 1; start <= 30; start++) {",
            "  var steps = collatz(start);",
            "  if (steps > longest.steps) {",
            "    longest = { start: start, steps: steps };",
            "  }",
            "}",
            "'from ' + longest.start + ': ' + longest.steps;");

    private static final int INTERPRETED = -1;

    private Context context;

    @Setup
    public void enter() {
        context = Context.enter();
        context.setOptimizationLevel(INTERPRETED);
    }

    @TearDown
    public void exit() {
        Context.exit();
    }

    @Benchmark
    public String interpret() {
        Scriptable scope = context.initStandardObjects();
        return Context.toString(context.evaluateString(scope, SCRIPT, "collatz.js", 1, null));
    }
}
