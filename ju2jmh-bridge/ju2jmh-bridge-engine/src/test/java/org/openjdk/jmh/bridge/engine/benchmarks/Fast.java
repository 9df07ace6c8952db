package org.openjdk.jmh.bridge.engine.benchmarks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/** An annotation that is a tag. */
@Tag("fast")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Fast {
}
