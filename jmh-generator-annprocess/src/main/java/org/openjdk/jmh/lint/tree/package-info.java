/** The part of the processor that reads bodies of methods from javac's source trees; absent under other compilers. */
package org.openjdk.jmh.lint.tree;
