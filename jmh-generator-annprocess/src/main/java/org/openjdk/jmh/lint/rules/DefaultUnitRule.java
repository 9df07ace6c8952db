package org.openjdk.jmh.lint.rules;

import java.util.List;
import org.openjdk.jmh.lint.Report;
import org.openjdk.jmh.lint.Severity;
import org.openjdk.jmh.lint.model.AnnotationFacts;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.lint.model.MethodFacts;

/**
 * UNIT: a time per operation is shown in seconds since no unit was set, although the code shows that an operation is
 * short. An explicit {@code SECONDS} is intended and not reported.
 */
final class DefaultUnitRule extends DescribedRule {

    DefaultUnitRule() {
        super("UNIT", "Times are printed in seconds with three decimals by default, so short operations lose "
                + "all digits",
                "add @OutputTimeUnit, or run with -tu");
    }

    @Override
    public void check(ClassFacts type, Report report) {
        AnnotationFacts ofType = type.annotation(Jmh.MODE);
        boolean reported = false;
        for (MethodFacts benchmark : Jmh.benchmarks(type)) {
            AnnotationFacts own = benchmark.annotation(Jmh.MODE);
            List<String> modes = Jmh.modes(benchmark, type);
            boolean measuresTime = modes.contains("AverageTime") || modes.contains("SampleTime");
            if (measuresTime && Jmh.nearest(Jmh.TIME_UNIT, benchmark, type) == null
                    && !(own == null && reported) && isShort(benchmark, type)) {
                AnnotationFacts mode = own == null ? ofType : own;
                report.add(Severity.WARNING, mode == null ? benchmark.place() : mode.place(),
                        benchmark.name() + "() takes less than a microsecond,"
                                + " but its result is printed in seconds with three decimals");
                reported |= own == null;
            }
        }
    }

    private static boolean isShort(MethodFacts benchmark, ClassFacts type) {
        return new CallLengths(new Callees(benchmark, type)).isShort(benchmark.body());
    }
}
