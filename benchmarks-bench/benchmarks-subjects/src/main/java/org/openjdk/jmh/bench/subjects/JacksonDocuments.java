package org.openjdk.jmh.bench.subjects;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** JSON with Jackson. */
public class JacksonDocuments extends Subject {

    private final ObjectMapper mapper = new ObjectMapper();
    private List<FixedInputs.Order> orders;
    private byte[] json;

    /** Makes the orders. */
    @Setup
    public void prepare() throws IOException {
        orders = FixedInputs.orders(100);
        json = mapper.writeValueAsBytes(orders);
    }

    /** Allocating: a tree of nodes for a document that leaves the first-level cache. */
    @Benchmark
    public JsonNode parseTree() throws IOException {
        return mapper.readTree(json);
    }

    /** Stable after a slow warmup: writes into recycled buffers. */
    @Benchmark
    public byte[] write() throws IOException {
        return mapper.writeValueAsBytes(orders);
    }
}
