package org.openjdk.jmh.annotations;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Switches dynamic reconfiguration on: the benchmark stops warming up, or measuring on, when its iterations
 * are stable, and stops forking when its forks are.
 *
 * <p>Holds on a benchmark method, or on a class for all its benchmarks. Options of the command line or of
 * {@code OptionsBuilder} take precedence.
 */
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Reconfigure {

    /** Stands for a window that the annotation does not set. */
    int UNSET = -1;

    /**
     * Returns the stability criterion; several, separated by commas, must all hold. Options of a criterion follow its
     * name: {@code "rciw:confidence=0.95"}.
     *
     * @return names or aliases; empty for the default, {@code steady}
     */
    String criterion() default "";

    /**
     * Returns the threshold of each criterion.
     *
     * @return as many numbers as there are criteria, or none for the defaults
     */
    double[] threshold() default {};

    /**
     * Returns how many warmup iterations the stability vector reaches back. Criteria that slide have none.
     *
     * @return iterations, 1 or more; {@link #UNSET} for the default
     */
    int window() default UNSET;

    /**
     * Returns how many forks the stability vector reaches back. Criteria that slide have none.
     *
     * @return forks, 1 or more, or 0 for all; {@link #UNSET} for the default
     */
    int forkWindow() default UNSET;
}
