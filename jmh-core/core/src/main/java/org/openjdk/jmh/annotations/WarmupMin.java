package org.openjdk.jmh.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The warmup iterations that a dynamically reconfigured benchmark runs at least; {@link Warmup#iterations()} is the
 * number that it runs at most.
 *
 * <p>Holds on a benchmark method, or on a class for all its benchmarks. Switches nothing on: in a static run it has no
 * effect.
 */
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface WarmupMin {

    /**
     * Returns the lower bound.
     *
     * @return iterations, 0 or more and not above the maximum
     */
    int value();
}
