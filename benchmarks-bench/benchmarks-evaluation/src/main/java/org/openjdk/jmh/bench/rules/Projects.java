package org.openjdk.jmh.bench.rules;

import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;

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
        return of(benchmarks, Recorded::project);
    }

    /** The same of benchmarks of any kind, of which a function tells the project. */
    public <T> List<T> of(List<T> benchmarks, Function<T, String> project) {
        TreeSet<String> names = new TreeSet<>();
        benchmarks.forEach(benchmark -> names.add(project.apply(benchmark)));
        return benchmarks.stream().filter(b -> includes(names.headSet(project.apply(b), true).size())).toList();
    }
}
