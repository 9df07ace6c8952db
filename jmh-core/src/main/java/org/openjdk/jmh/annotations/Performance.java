package org.openjdk.jmh.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An assertion on the performance of benchmarks, judged by their results at the end of each run. The annotation is
 * repeatable, and holds for subclasses, too.
 *
 * <pre>
 * &#64;Performance("fast &lt;= 0.8 * slow")
 * &#64;Performance("forall n in {100, 1000}: sorted(n) &lt;= shuffled(n)")
 * </pre>
 *
 * <p>Names are those of benchmark methods of the class; {@code Other.method} is one of another class.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Performance.List.class)
public @interface Performance {

    /** {@return the formula, as in {@code "fast <= 0.8 * slow"}} */
    String value();

    /** Container of several assertions. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    @interface List {

        /** {@return the assertions of one class} */
        Performance[] value();
    }
}
