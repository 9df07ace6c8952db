package org.openjdk.jmh.lint;

import javax.annotation.processing.ProcessingEnvironment;

/** An environment that holds the compiler's own in a field named as in Gradle. */
final class GradleLikeEnvironment extends ForeignEnvironment {

    @SuppressWarnings("unused")
    private final ProcessingEnvironment delegate;

    GradleLikeEnvironment(ProcessingEnvironment delegate) {
        super(delegate);
        this.delegate = delegate;
    }
}
