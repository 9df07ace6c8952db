package org.openjdk.jmh.bench.claims;

import com.carrotsearch.hppc.IntIntHashMap;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What is said of maps.
 *
 * <ol>
 * <li>{@link HashMap}: with "sufficiently large capacity", mappings are stored more efficiently.
 * <li>{@link EnumMap}: "likely (though not guaranteed)" to be faster than a hash map.
 * <li>HPPC, description of the package: to "conserve JVM memory and speed up execution".
 * </ol>
 */
@Performance("sizedMap <= grownMap")
@Performance("alloc(sizedMap) <= alloc(grownMap)")
@Performance("enumMap <= hashMap")
@Performance("primitiveMap <= boxedMap")
@Performance("alloc(primitiveMap) <= 0.5 * alloc(boxedMap)")
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(10)
public class MapClaims {

    private static final int KEYS = 1000;
    private static final TimeUnit[] UNITS = TimeUnit.values();

    private final Map<TimeUnit, Integer> enums = new EnumMap<>(TimeUnit.class);
    private final Map<TimeUnit, Integer> hashed = new HashMap<>();
    private int next;

    /** Fills the maps that are read. */
    @Setup
    public void fill() {
        for (TimeUnit unit : UNITS) {
            enums.put(unit, unit.ordinal());
            hashed.put(unit, unit.ordinal());
        }
    }

    private static Map<Integer, Integer> put(Map<Integer, Integer> map) {
        for (int i = 0; i < KEYS; i++) {
            map.put(i * 31, i);
        }
        return map;
    }

    /** Puts into a map that has room. */
    @Benchmark
    public Map<Integer, Integer> sizedMap() {
        return put(new HashMap<>(2 * KEYS));
    }

    /** Puts into a map that has to grow. */
    @Benchmark
    public Map<Integer, Integer> grownMap() {
        return put(new HashMap<>());
    }

    /** Reads by an enum. */
    @Benchmark
    public Integer enumMap() {
        next = (next + 1) % UNITS.length;
        return enums.get(UNITS[next]);
    }

    /** Reads by an enum. */
    @Benchmark
    public Integer hashMap() {
        next = (next + 1) % UNITS.length;
        return hashed.get(UNITS[next]);
    }

    /** Puts numbers as they are. */
    @Benchmark
    public IntIntHashMap primitiveMap() {
        IntIntHashMap map = new IntIntHashMap();
        for (int i = 0; i < KEYS; i++) {
            map.put(i * 31, i);
        }
        return map;
    }

    /** Puts numbers in boxes. */
    @Benchmark
    public Map<Integer, Integer> boxedMap() {
        return put(new HashMap<>());
    }
}
