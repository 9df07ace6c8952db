package org.openjdk.jmh.bench.subjects;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;

/** Binary serialisation. */
public class KryoGraphs extends Subject {

    private final Kryo kryo = new Kryo();
    private final Output output = new Output(1 << 12, -1);
    private ArrayList<FixedInputs.Order> orders;

    /** Registers the classes, as Kryo wants it. */
    @Setup
    public void register() {
        kryo.register(ArrayList.class);
        kryo.register(LinkedHashMap.class);
        kryo.register(FixedInputs.Order.class);
        orders = new ArrayList<>(FixedInputs.orders(50));
    }

    /** Stable: writes into a buffer that is used again, and reads back; field access is generated, not reflective. */
    @Benchmark
    public Object roundTrip() {
        output.reset();
        kryo.writeClassAndObject(output, orders);
        return kryo.readClassAndObject(new Input(output.getBuffer(), 0, output.position()));
    }
}
