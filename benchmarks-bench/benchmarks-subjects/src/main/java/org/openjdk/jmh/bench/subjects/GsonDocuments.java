package org.openjdk.jmh.bench.subjects;

import com.google.gson.Gson;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** JSON with Gson. */
public class GsonDocuments extends Subject {

    private final Gson gson = new Gson();
    private List<FixedInputs.Order> orders;
    private String json;

    /** Makes the orders. */
    @Setup
    public void prepare() {
        orders = FixedInputs.orders(20);
        json = gson.toJson(orders);
    }

    /** Allocating and slow-warming: parses by reflection into objects and maps. */
    @Benchmark
    public FixedInputs.Order[] parse() {
        return gson.fromJson(json, FixedInputs.Order[].class);
    }

    /** Slow-warming: formats numbers and escapes strings; its garbage is one growing buffer. */
    @Benchmark
    public String write() {
        return gson.toJson(orders);
    }
}
