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
 * <p>Methods are written as in documentation comments: the type with its package, and erased types of parameters, which
 * may stand without theirs. Nothing is measured differently for it.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Measures {

    /**
     * Returns the methods that the benchmark spends its time in.
     *
     * @return such as {@code "java.util.ArrayList#contains(Object)"}
     */
    String[] value();

    /**
     * Returns methods whose performance is shown beside that of these, where other benchmarks measure them.
     *
     * @return such as {@code "java.util.HashSet#contains(Object)"}
     */
    String[] seeAlso() default {};
}
