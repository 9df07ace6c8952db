package org.openjdk.jmh.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Minimum number of forks of a dynamically reconfigured benchmark; {@link Fork#value()} is the maximum.
 *
 * <p>Applies to a benchmark method, or to all benchmarks of a class. It does not switch reconfiguration on, and has no
 * effect in a static run.
 */
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface ForkMin {

    /** Value of a bound that the annotation does not set. */
    int UNSET = -1;

    /** {@return the minimum of measured forks: 1 or more, at most the maximum} */
    int value();

    /**
     * {@return the minimum of warmup forks (see {@link Fork#warmups()}): 0 or more, at most the maximum; {@link #UNSET}
     * for the default}
     */
    int warmups() default UNSET;
}
