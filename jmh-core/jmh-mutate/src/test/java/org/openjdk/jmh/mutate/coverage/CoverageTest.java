package org.openjdk.jmh.mutate.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.SourceSpan;
import org.openjdk.jmh.mutate.probes.Probes;

class CoverageTest {

    /** Counted code; the test computes its lines from the line before. */
    public static final class Loop implements IntUnaryOperator {

        public static final int BEFORE = new Throwable().getStackTrace()[0].getLineNumber();

        @Override
        public int applyAsInt(int rounds) {
            int sum = 0;
            for (int i = 0; i < rounds; i++) {
                if (i % 10 == 0) {
                    sum += i;
                }
            }
            return sum;
        }
    }

    private static Mutant mutant(String operator, int line) {
        return new Mutant(operator + line, operator, "CoverageTest.java", Loop.class.getName(), "applyAsInt(I)I",
                new SourceSpan(Loop.BEFORE + line, 1, Loop.BEFORE + line, 9), "", "", "");
    }

    @Test
    void executions_areCountedInLoopsBranchesAndMethods(@TempDir Path folder) throws Exception {
        List<Mutant> mutants =
                List.of(mutant("sts", 4), mutant("efl", 5), mutant("ptw", 7), mutant("api", 4), mutant("hwo", 5));
        ProbePlan plan = new ProbePlan(mutants);
        byte[] probed = ProbeWriter.withProbes(classFile(), plan);
        Path file = folder.resolve("counts");
        Files.write(file, new byte[2 * (Probes.HEAD + plan.count()) * Long.BYTES]);
        System.setProperty(Probes.FILE, file.toString());
        IntUnaryOperator loop = (IntUnaryOperator) new Single(probed).loadClass(Loop.class.getName())
                .getDeclaredConstructor().newInstance();
        invoke(loop, 7);
        invoke(loop, 100);
        invoke(loop, 100);
        loop.applyAsInt(1000);
        long[] hits = hitsAfterTheFirst(file, plan);
        assertEquals(List.of(2L, 200L, 20L, 2L, 2L),
                mutants.stream().map(each -> plan.executions(each, hits)).toList());
    }

    private static void invoke(IntUnaryOperator loop, int rounds) {
        Probes.enter();
        loop.applyAsInt(rounds);
        Probes.exit();
    }

    private static long[] hitsAfterTheFirst(Path file, ProbePlan plan) throws IOException {
        LongBuffer counts = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder()).asLongBuffer();
        int part = Probes.HEAD + plan.count();
        assertEquals(1, counts.get(0));
        assertEquals(2, counts.get(part));
        long[] hits = new long[plan.count()];
        counts.position(part + Probes.HEAD).get(hits);
        return hits;
    }

    private static byte[] classFile() throws IOException {
        try (InputStream own = Loop.class.getResourceAsStream("CoverageTest$Loop.class")) {
            return own.readAllBytes();
        }
    }

    /** Defines one class itself. */
    private static final class Single extends ClassLoader {

        private final byte[] classFile;

        private Single(byte[] classFile) {
            super(CoverageTest.class.getClassLoader());
            this.classFile = classFile;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.equals(Loop.class.getName()) ? defineClass(name, classFile, 0, classFile.length)
                    : super.loadClass(name, resolve);
        }
    }
}
