package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Reconfigure;

public class Criteria {

    @Benchmark
    @Reconfigure(criterion = "kdl") // expect-source CRITERION warning: unknown stability criterion 'kdl'
    public int unknown() {
        return 1; // expect-bytecode CRITERION warning: unknown stability criterion 'kdl'
    }

    @Benchmark
    @Reconfigure(criterion = "kld", threshold = 1.5) // expect-source CRITERION error: threshold 1.5
    public int outOfRange() {
        return 1; // expect-bytecode CRITERION error: threshold 1.5
    }

    @Benchmark
    @Reconfigure(criterion = "kld,cv", threshold = 0.9) // expect-source CRITERION error: 1 stability thresholds (0.9) for 2 criteria
    public int tooFew() {
        return 1; // expect-bytecode CRITERION error: 1 stability thresholds (0.9) for 2 criteria
    }

    @Benchmark
    @Reconfigure(threshold = 1.5) // expect-source CRITERION error: threshold 1.5 of criterion steady
    public int outOfRangeOfTheDefault() {
        return 1; // expect-bytecode CRITERION error: threshold 1.5 of criterion steady
    }

    @Benchmark
    @Reconfigure(criterion = "kld", threshold = 0.99)
    public int right() {
        return 1;
    }
}
