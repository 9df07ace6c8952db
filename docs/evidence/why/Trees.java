package why;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Orders that Gson writes and reads, as objects and as trees. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Trees {

    private final Gson gson = new GsonBuilder().setDateFormat("yyyy-MM-dd").create();
    private final Orders orders = new Orders();
    private final String json = gson.toJson(orders);
    private final JsonElement tree = new JsonParser().parse(json);

    public enum Progress {
        OPEN, PAID
    }

    public static class Item {
        String name = "a \"thing\" \u20ac";
        int count = 3;
        double price = 12.75;
        boolean fragile = true;
        Progress progress = Progress.PAID;
    }

    public static class Order {
        long number = 1_234_567_890_123L;
        List<Item> items = new ArrayList<>();
        Map<String, String> notes = new LinkedHashMap<>();
        int[] codes = {1, 22, 333};

        public Order() {
        }

        Order(int count) {
            for (int i = 0; i < count; i++) {
                items.add(new Item());
                notes.put("note" + i, "line\tof " + i);
            }
        }
    }

    public static class Orders {
        Date day = new Date(1_400_000_000_000L);
        List<Order> all = List.of(new Order(1), new Order(2), new Order(3));
    }

    @Benchmark
    public String write() {
        return gson.toJson(orders);
    }

    @Benchmark
    public Orders read() {
        return gson.fromJson(json, Orders.class);
    }

    @Benchmark
    public JsonElement parse() {
        return new JsonParser().parse(json);
    }

    @Benchmark
    public String writeTree() {
        return tree.toString();
    }

    @Benchmark
    public JsonElement copy() {
        return tree.deepCopy();
    }

    @Benchmark
    public JsonElement toTree() {
        return gson.toJsonTree(orders);
    }
}
