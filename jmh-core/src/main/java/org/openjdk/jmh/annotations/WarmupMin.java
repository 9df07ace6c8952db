package org.openjdk.jmh.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Minimum number of warmup iterations of a dynamically reconfigured benchmark; {@link Warmup#iterations()} is the
 * maximum.
 *
 * <p>Applies to a benchmark method, or to all benchmarks of a class. It does not switch reconfiguration on, and has no
 * effect in a static run.
 */
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface WarmupMin {

    /** {@return the minimum: 0 or more, at most the maximum} */
    int value();
}
