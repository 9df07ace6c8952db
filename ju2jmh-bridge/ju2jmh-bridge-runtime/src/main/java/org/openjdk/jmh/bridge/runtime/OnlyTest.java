package org.openjdk.jmh.bridge.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.runner.Description;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.manipulation.NoTestsRemainException;
import org.junit.runners.ParentRunner;

/** Filter that keeps one test in a tree of runners and remembers the runner that holds it. */
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

    /** Returns the runner whose child the test is; empty if it is not a {@link ParentRunner}. */
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
