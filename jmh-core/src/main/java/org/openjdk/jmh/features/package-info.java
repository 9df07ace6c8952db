/** The list of what a run can do; nothing else names all features. */
package org.openjdk.jmh.features;
