package org.openjdk.jmh.bench.rules;

import java.util.List;
import java.util.TreeSet;

/** Which projects are looked at: a rule that was chosen on some of them is to be judged on the others. */
public enum Projects {

    /** All of them. */
    ALL {
        @Override
        boolean includes(int position) {
            return true;
        }
    },

    /** In alphabetical order, the first, the third and so on. */
    ODD {
        @Override
        boolean includes(int position) {
            return position % 2 == 1;
        }
    },

    /** The second, the fourth and so on. */
    EVEN {
        @Override
        boolean includes(int position) {
            return position % 2 == 0;
        }
    };

    /** Whether the project at this position, counted from 1, is one. */
    abstract boolean includes(int position);

    /** The benchmarks of these projects. */
    public List<Recorded> of(List<Recorded> benchmarks) {
        TreeSet<String> names = new TreeSet<>();
        benchmarks.forEach(benchmark -> names.add(benchmark.project()));
        return benchmarks.stream().filter(b -> includes(names.headSet(b.project(), true).size())).toList();
    }
}
