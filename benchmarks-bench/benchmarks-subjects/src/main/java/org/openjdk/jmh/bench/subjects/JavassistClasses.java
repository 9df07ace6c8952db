package org.openjdk.jmh.bench.subjects;

import java.io.IOException;
import javassist.CannotCompileException;
import javassist.ClassPool;
import javassist.CtClass;
import javassist.CtNewMethod;
import org.openjdk.jmh.annotations.Benchmark;

/** Bytecode with Javassist. */
public class JavassistClasses extends Subject {

    private final ClassPool pool = new ClassPool(true);

    /** Slow-warming: compiles source text, a broad code base with no hot loop of its own. */
    @Benchmark
    public byte[] compileMethod() throws CannotCompileException, IOException {
        CtClass made = pool.makeClass("made.Point");
        made.addMethod(CtNewMethod.make("public static long sum(int n) { long s = 0; "
                + "for (int i = 0; i < n; i++) { if (i % 3 == 0) s += i; else s ^= i; } return s; }", made));
        byte[] bytes = made.toBytecode();
        made.detach();
        return bytes;
    }
}
