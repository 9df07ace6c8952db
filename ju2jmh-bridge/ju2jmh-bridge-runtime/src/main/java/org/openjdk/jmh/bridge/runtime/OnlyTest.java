package org.openjdk.jmh.bridge.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.runner.Description;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runners.ParentRunner;

/** Leaves one test in a tree of runners, and notes the runner that holds it. */
final class OnlyTest extends Filter {

    private final Description chosen;
    private @Nullable ParentRunner<?> holder;

    OnlyTest(Description chosen) {
        this.chosen = chosen;
    }

    @Override
    public void apply(Object child) throws NoTestsRemainException {
        super.apply(child);
        if (child instanceof ParentRunner
                && ((ParentRunner<?>) child).getDescription().getChildren().contains(chosen)) {
            holder = (ParentRunner<?>) child;
        }
    }

    /** The runner whose child the test is, if it can be stopped between tests. */
    Optional<ParentRunner<?>> holder() {
        return Optional.ofNullable(holder);
    }

    @Override
    public boolean shouldRun(Description description) {
        if (description.isTest()) {
            return description.equals(chosen);
        }
        return description.getChildren().stream().anyMatch(this::shouldRun);
    }

    @Override
    public String describe() {
        return chosen.getDisplayName();
    }
}
