package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Stop;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * A confidence sequence: an interval that holds over all looks without a bound on them. Robbins' mixture for Student's t
 * (Lai, Annals of Statistics 4, 1976; Lindon, Ham, Tingley and Bojinov 2022), of pairs: with a normal weight of precision
 * g on the standardized difference and ν = n − 1, the interval ends where t² / ν = (A − 1) / (1 − A r), with r = g / (n +
 * g) and A = (α² r)<sup>−1 / (ν + 1)</sup>; it has no end where A r is 1 or more.
 */
final class AlwaysValidRule implements DifferenceRule {

    /** Of 0.3, 1 and 3, the one that found most on the even projects within ten to thirty blocks. */
    private static final double PRECISION = 0.3;

    @Override
    public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
        List<Double> differences = new ArrayList<>();
        double level = settings.level();
        double tolerance = settings.comparison().tolerance();
        return block -> {
            differences.add(Math.log(block.candidate() / block.baseline()));
            Moments moments = Moments.of(differences.stream().mapToDouble(d -> d).toArray());
            Interval ratio = interval(moments, level);
            Interval narrow = interval(moments, 2 * level);
            boolean early = differences.size() < settings.firstLook();
            boolean same = Verdict.of(narrow, tolerance, direction) == Verdict.SAME;
            Verdict verdict = early ? Verdict.UNDECIDED : same ? Verdict.SAME : Verdict.of(ratio, tolerance, direction);
            Look look = Look.of(differences.size(), differences.size(), verdict, ratio).withEquivalence(narrow);
            if (verdict != Verdict.UNDECIDED) {
                return look.stopping(Stop.DECIDED);
            }
            return differences.size() < settings.mostBlocks() ? look : look.stopping(Stop.BOUND);
        };
    }

    /** The interval of the ratio; from 0 to infinity where so few values have none. */
    static Interval interval(Moments logarithms, double level) {
        double n = logarithms.count();
        double r = PRECISION / (n + PRECISION);
        double a = Math.pow(level * level * r, -1 / n);
        double point = Math.exp(logarithms.mean());
        if (n < 2 || a * r >= 1) {
            return Interval.of(0, point, Double.POSITIVE_INFINITY);
        }
        double t = Math.sqrt((n - 1) * (a - 1) / (1 - a * r));
        double half = t * logarithms.standardDeviation() / Math.sqrt(n);
        return Interval.of(point * Math.exp(-half), point, point * Math.exp(half));
    }
}
