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

/** Serializes forks as the link between fork and host does, and deserializes only allowed classes. */
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

    /** Writes equal parameters once, although each iteration has its own copy, and masks secrets in VM arguments. */
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

        /**
         * Returns the shared instance of equal parameters. Values of benchmark parameters are never masked, even if
         * they look like VM arguments, because they identify the benchmark.
         */
        private Object shared(BenchmarkParams params) {
            params.getParamsKeys().forEach(name -> values.add(params.getParam(name)));
            return parameters.computeIfAbsent(key(params), first -> params);
        }

        /** Includes the iterations, in which parameters of a bulk warmup differ although they are equal. */
        private static Object key(BenchmarkParams params) {
            return Arrays.asList(params, params.getWarmup(), params.getMeasurement());
        }

        /** Includes the type, because warmup and measurement of the same length are equal. */
        private static Object key(IterationParams iterations) {
            return Arrays.asList(iterations.getType(), iterations);
        }
    }
}
