package org.openjdk.jmh.results.journal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.dynreconf.text.Secrets;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.link.AllowlistObjectInputStream;

/** Turns forks into bytes, as the link between fork and host does, and bytes of known classes into forks. */
final class ForkCodec {

    private ForkCodec() {
    }

    static byte[] encode(JournaledFork fork) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new SharingOutputStream(bytes)) {
            out.writeObject(fork);
        }
        return bytes.toByteArray();
    }

    static JournaledFork decode(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new AllowlistObjectInputStream(new ByteArrayInputStream(bytes), "a journal")) {
            return (JournaledFork) in.readObject();
        }
    }

    /** Each iteration came with parameters of its own, which are equal. */
    private static final class SharingOutputStream extends ObjectOutputStream {

        private final Map<Object, Object> parameters = new HashMap<>();
        private final Set<String> values = new HashSet<>();

        SharingOutputStream(OutputStream out) throws IOException {
            super(out);
            enableReplaceObject(true);
        }

        @Override
        protected Object replaceObject(Object object) {
            if (object instanceof IterationParams) {
                return parameters.computeIfAbsent(key((IterationParams) object), first -> object);
            }
            if (object instanceof String && ((String) object).startsWith("-") && !values.contains(object)) {
                return Secrets.masked((String) object);
            }
            return object instanceof BenchmarkParams ? shared((BenchmarkParams) object) : object;
        }

        /** Values of parameters stay as they are, be they like arguments of a VM or not: a benchmark is found again by them. */
        private Object shared(BenchmarkParams params) {
            params.getParamsKeys().forEach(name -> values.add(params.getParam(name)));
            return parameters.computeIfAbsent(key(params), first -> params);
        }

        /** Those of a bulk warmup are equal to those of its benchmark, but for the iterations. */
        private static Object key(BenchmarkParams params) {
            return Arrays.asList(params, params.getWarmup(), params.getMeasurement());
        }

        /** Iterations of the warmup and of the measurement are equal to each other where there are as many of them. */
        private static Object key(IterationParams iterations) {
            return Arrays.asList(iterations.getType(), iterations);
        }
    }
}
