/** Reads bodies of methods from javac's source trees; not loaded with other compilers. */
package org.openjdk.jmh.lint.tree;
