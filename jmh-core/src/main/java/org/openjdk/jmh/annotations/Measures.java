package org.openjdk.jmh.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the methods of an application or a library whose performance a benchmark measures, so that their documentation
 * can show it, and it can be compared with that of production.
 *
 * <pre>
 * &#64;Benchmark
 * &#64;Measures(value = "java.util.ArrayList#contains(Object)", seeAlso = "java.util.HashSet#contains(Object)")
 * public boolean list() { … }
 * </pre>
 *
 * <p>Methods are written as in documentation comments: the qualified type, and the erased types of parameters, whose
 * packages may be omitted. The annotation has no effect on the measurement.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Measures {

    /** {@return the methods that take the benchmark's time, as in {@code "java.util.ArrayList#contains(Object)"}} */
    String[] value();

    /**
     * {@return alternatives whose performance is shown beside that of these methods, if other benchmarks measure them}
     */
    String[] seeAlso() default {};
}
