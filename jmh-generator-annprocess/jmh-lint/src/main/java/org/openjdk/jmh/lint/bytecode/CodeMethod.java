package org.openjdk.jmh.lint.bytecode;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.openjdk.jmh.lint.model.Body;
import org.openjdk.jmh.lint.model.ClassFacts;
import org.openjdk.jmh.lint.model.MethodFacts;
import org.openjdk.jmh.lint.model.ResultUses;

/** A method of a compiled class. */
final class CodeMethod extends CodeElement implements MethodFacts {

    /** Largest number of instructions to analyze: longer methods are generated and take long. */
    private static final int MAX_INSTRUCTIONS = 10_000;

    private final ClassNode owner;
    private final MethodNode method;
    private final Classes classes;
    private Body body;

    CodeMethod(ClassNode owner, MethodNode method, Classes classes) {
        super(method.visibleAnnotations, method.invisibleAnnotations, new CodePlace(SourceNames.qualified(owner.name),
                method.name, SourceNames.sourceFile(owner), SourceLines.first(method)));
        this.owner = owner;
        this.method = method;
        this.classes = classes;
    }

    @Override
    public String name() {
        return method.name;
    }

    @Override
    public int parameters() {
        return Type.getArgumentTypes(method.desc).length;
    }

    @Override
    public boolean isNative() {
        return (method.access & Opcodes.ACC_NATIVE) != 0;
    }

    @Override
    public boolean isSynchronized() {
        return (method.access & Opcodes.ACC_SYNCHRONIZED) != 0;
    }

    @Override
    public List<ClassFacts> parameterClasses() {
        List<ClassFacts> found = new ArrayList<>();
        for (Type type : Type.getArgumentTypes(method.desc)) {
            BytecodeClass parameter = type.getSort() == Type.OBJECT ? classes.find(type.getInternalName()) : null;
            if (parameter != null) {
                found.add(parameter);
            }
        }
        return found;
    }

    @Override
    public Body body() {
        if (body == null) {
            body = method.instructions.size() == 0 || method.instructions.size() > MAX_INSTRUCTIONS ? Body.EMPTY
                    : new CodeReader(owner, method, classes, new InlinedFields(owner, parameterClasses())).read();
        }
        return body;
    }

    @Override
    public String code() {
        return CodeText.of(owner, method);
    }

    @Override
    public ResultUses resultUses() {
        return classes.callSites.of(owner, method);
    }
}
