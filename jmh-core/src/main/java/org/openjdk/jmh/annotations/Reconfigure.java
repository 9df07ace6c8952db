package org.openjdk.jmh.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Switches dynamic reconfiguration on: warmup and measurement of the benchmark end when its iterations are stable, and
 * forking ends when its forks are.
 *
 * <p>Applies to a benchmark method, or to all benchmarks of a class. Options of the command line or of
 * {@code OptionsBuilder} take precedence.
 */
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Reconfigure {

    /** Value of a window that the annotation does not set. */
    int UNSET = -1;

    /**
     * {@return the stability criteria, by name or alias, separated by commas; all must hold} Options of a criterion
     * follow its name: {@code "rciw:confidence=0.95"}. Empty for the default, {@code steady}.
     */
    String criterion() default "";

    /** {@return the threshold of each criterion; empty for the defaults} */
    double[] threshold() default {};

    /**
     * {@return the number of warmup iterations in the stability vector, 1 or more; {@link #UNSET} for the default}
     * Criteria that slide have none.
     */
    int window() default UNSET;

    /**
     * {@return the number of forks in the stability vector, 1 or more, or 0 for all; {@link #UNSET} for the default}
     * Criteria that slide have none.
     */
    int forkWindow() default UNSET;
}
