package org.openjdk.jmh.bridge.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;
import org.openjdk.jmh.annotations.Performance;

/**
 * JUnit engine that shows assertions on the performance of benchmarks ({@link Performance}) as tests: a container for
 * each class and a test for each assertion. When a class is executed, JMH runs each benchmark that its assertions
 * name once, in separate forks.
 */
public final class PerformanceEngine implements TestEngine {

    /** Id of the engine in unique ids and in filters of engines. */
    public static final String ID = "jmh";

    private static final EngineDiscoveryRequestResolver<EngineDescriptor> RESOLVER = EngineDiscoveryRequestResolver
            .<EngineDescriptor>builder().addClassContainerSelectorResolver(AssertedClass::exists)
            .addSelectorResolver(context -> new AssertionResolver(context.getEngineDescriptor().getUniqueId(),
                    context.getClassNameFilter()))
            .build();

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public Optional<String> getGroupId() {
        return Optional.of("org.openjdk.jmh");
    }

    @Override
    public Optional<String> getArtifactId() {
        return Optional.of("ju2jmh-bridge-engine");
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        EngineDescriptor engine = new EngineDescriptor(id, "JMH");
        RESOLVER.resolve(request, engine);
        return engine;
    }

    @Override
    public void execute(ExecutionRequest request) {
        TestDescriptor engine = request.getRootTestDescriptor();
        EngineExecutionListener listener = request.getEngineExecutionListener();
        listener.executionStarted(engine);
        if (!engine.getChildren().isEmpty()) {
            execute(engine, new EngineSettings(request.getConfigurationParameters()), listener);
        }
        listener.executionFinished(engine, TestExecutionResult.successful());
    }

    private static void execute(TestDescriptor engine, EngineSettings settings, EngineExecutionListener listener) {
        BenchmarkIndex benchmarks = BenchmarkIndex.listed();
        List<ClassPlan> plans = new ArrayList<>();
        for (TestDescriptor child : engine.getChildren()) {
            plans.add(ClassPlan.of((AssertedClass) child, benchmarks));
        }
        PlanBudget budget = new PlanBudget(plans.stream().mapToInt(plan -> plan.benchmarks().size()).sum());
        for (ClassPlan plan : plans) {
            new ClassExecution(plan, listener).run(settings, budget);
        }
    }
}
