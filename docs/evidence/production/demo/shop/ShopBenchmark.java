package shop;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Measures;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the shop does often; one of these is far from what it does. */
@Performance("cached <= 0.1 * load(shelf=100)")
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(5)
public class ShopBenchmark {

    /** The store, with shelves of several sizes. */
    @State(Scope.Thread)
    public static class Shelves {

        /** Products in a shelf: in production, 100. */
        @Param({"10", "100", "1000"})
        private int shelf;

        private Store store;
        private final Random random = new Random(2);

        @Setup
        public void fill() {
            store = new Store(Products.made(2_000), shelf);
        }
    }

    /** A full cache. */
    @State(Scope.Thread)
    public static class Full {

        private final Cache cache = new Cache(2_000);
        private final String[] ids = new String[2_000];
        private int next;

        @Setup
        public void fill() {
            List<Product> products = Products.made(ids.length);
            for (int i = 0; i < ids.length; i++) {
                cache.put(products.get(i));
                ids[i] = new String(products.get(i).id());
            }
        }
    }

    /** A search among far fewer products than production has. */
    @State(Scope.Thread)
    public static class Few {

        /** In production, 20,000. */
        @Param({"50", "200"})
        private int products;

        private Search search;

        @Setup
        public void fill() {
            search = new Search(Products.made(products));
        }
    }

    /** Pages as in production, and longer ones. */
    @State(Scope.Thread)
    public static class Lists {

        /** Products on a page: in production, mostly one or twenty. */
        @Param({"1", "20", "200"})
        private int size;

        private final Pages pages = new Pages();
        private List<Product> page;

        @Setup
        public void fill() {
            page = Products.made(size);
        }
    }

    @Benchmark
    @Measures("shop.Store#load(String)")
    public Product load(Shelves shelves) {
        return shelves.store.load("p" + shelves.random.nextInt(2_000));
    }

    @Benchmark
    @Measures("shop.Cache#get(String)")
    public Product cached(Full full) {
        full.next = (full.next + 7) % full.ids.length;
        return full.cache.get(full.ids[full.next]);
    }

    @Benchmark
    @Measures("shop.Search#find(java.util.List)")
    public List<Product> search(Few few) {
        return few.search.find(List.of("red", "small"));
    }

    @Benchmark
    @Measures("shop.Pages#write(java.util.List)")
    public byte[] page(Lists lists) {
        return lists.pages.write(lists.page);
    }
}
