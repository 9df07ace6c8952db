package org.openjdk.jmh.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The forks that a dynamically reconfigured benchmark runs at least; {@link Fork#value()} is the number that it runs at
 * most.
 *
 * <p>Holds on a benchmark method, or on a class for all its benchmarks. Switches nothing on: in a static run it has no
 * effect.
 */
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface ForkMin {

    /** Stands for a bound that the annotation does not set. */
    int UNSET = -1;

    /**
     * Returns the lower bound of the forks that are measured.
     *
     * @return forks, 1 or more and not above the maximum
     */
    int value();

    /**
     * Returns the lower bound of the warmup forks, see {@link Fork#warmups()}.
     *
     * @return forks, 0 or more and not above the maximum; {@link #UNSET} for the default
     */
    int warmups() default UNSET;
}
