package cases;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measures;

public class MeasuredMethods {

    public static class Library<T extends Comparable<T>> {

        public Library(int size) {
        }

        public void put(T[] values, int... places) {
        }
    }

    @Benchmark
    @Measures("ArrayList.contains") // expect-source MEASURES error: 'ArrayList.contains' is not a method: expected the form
    public int noMethod() {
        return 1; // expect-bytecode MEASURES error: 'ArrayList.contains' is not a method: expected the form
    }

    @Benchmark
    @Measures("java.util.ArrayList#addAll(Collection<E>)") // expect-source MEASURES error: 'Collection<E>' is not a type without type arguments
    public int typeArguments() {
        return 1; // expect-bytecode MEASURES error: 'Collection<E>' is not a type without type arguments
    }

    @Benchmark
    @Measures("java.util.ArrayLists#contains(Object)") // expect-source MEASURES error: there is no class java.util.ArrayLists
    public int noClass() {
        return 1;
    }

    @Benchmark
    @Measures("java.util.ArrayList#contains(int)") // expect-source MEASURES error: does not exist; there is (java.lang.Object)
    public int otherParameters() {
        return 1;
    }

    @Benchmark
    @Measures("java.util.ArrayList#holds(Object)") // expect-source MEASURES error: java.util.ArrayList has no such method
    public int otherName() {
        return 1;
    }

    @Benchmark
    @Measures("java.util.ArrayList#add") // expect-source MEASURES error: is ambiguous; add the parameters of one: (
    public int several() {
        return 1;
    }

    @Benchmark
    @Measures(value = "java.util.ArrayList#get", seeAlso = "java.util.LinkedList#gets") // expect-source MEASURES error: java.util.LinkedList has no such method
    public int classInSamePackage() {
        return 1;
    }

    @Measures("java.util.ArrayList#get(int)") // expect-source MEASURES error: 'helper', which is not a benchmark
    public int helper() {
        return 1; // expect-bytecode MEASURES error: 'helper', which is not a benchmark
    }

    @Benchmark
    @Measures(value = {"java.util.ArrayList#add(Object)", "java.util.ArrayList#containsAll(Collection)",
            "java.util.ArrayList#ArrayList(int)", "java.lang.String#format(String, Object...)", "java.util.List#sort",
            "java.util.Map.Entry#getKey()", "cases.MeasuredMethods.Library#put(Comparable[], int[])",
            "cases.MeasuredMethods.Library#Library(int)"}, seeAlso = "java.util.HashSet#contains(java.lang.Object)")
    public int right() {
        return 1;
    }
}
